#!/usr/bin/env python3
"""Collects the texts of the sources into translations/*.ts: update_translations.py LUPDATE (the target update_translations).

lupdate lists a text once per context. Here what several contexts translate alike stands once, in the context "Shared",
which ui/widgets/text/language.cpp asks last. A context that needs another translation has its own.
"""
import collections
import glob
import os
import re
import subprocess
import sys

SHARED = "Shared"
LUPDATE = ["-silent", "-tr-function-alias", "QT_TRANSLATE_NOOP+=translatable,QT_TRANSLATE_NOOP+=sentence", "-I", ".",
           "-locations", "none", "-no-obsolete"]
CONTEXT = re.compile(r"<context>\n    <name>(.*?)</name>\n(.*?)</context>\n", re.S)
MESSAGE = re.compile(r"    <message.*?</message>\n", re.S)


def contexts_in(path):
    """[(name, [message, ...])], the text in front of them, that behind them."""
    text = open(path, encoding="utf-8").read()
    found = [(name, MESSAGE.findall(body)) for name, body in CONTEXT.findall(text)]
    return found, text[:text.index("<context>")], text[text.rindex("</context>\n") + len("</context>\n"):]


def key_of(message):
    """What the sources say: all but the translation."""
    return re.sub(r" *<translation.*</translation>\n", "", message, flags=re.S)


def finished(message):
    return '<translation type="unfinished"' not in message


def folded(contexts, shared_before):
    places = collections.defaultdict(list)
    for name, messages in contexts:
        for message in messages:
            places[key_of(message)].append(message)
    shared = {}
    for key, messages in places.items():
        count = collections.Counter(filter(finished, messages))
        if key in shared_before:
            shared[key] = shared_before[key]
        elif count and count.most_common(1)[0][1] > 1:
            shared[key] = count.most_common(1)[0][0]
    kept = []
    for name, messages in contexts:
        own = []
        for message in messages:
            common = shared.get(key_of(message))
            if common is None or (finished(message) and message != common):
                own.append(message)
            elif len(places[key_of(message)]) == 1:
                own.append(common)
        if own:
            kept.append((name, own))
    used = sorted(message for key, message in shared.items() if len(places[key]) > 1)
    place = next((at for at, (name, _) in enumerate(kept) if name.lower() > SHARED.lower()), len(kept))
    return kept[:place] + ([(SHARED, used)] if used else []) + kept[place:]


def main():
    languages = sorted(set(glob.glob("translations/rigor_*.ts")) - {"translations/rigor_en.ts"})
    english = ["translations/rigor_en.ts"]  # plural forms only: everything else is in the sources
    before = {path: {key_of(m): m for name, messages in contexts_in(path)[0] if name == SHARED for m in messages}
              for path in languages + english}
    folders = ["ui", "core", "app", "-ts"]
    subprocess.run([sys.argv[1], *LUPDATE, *folders, *languages], check=True)
    subprocess.run([sys.argv[1], *LUPDATE, "-pluralonly", *folders, *english], check=True)
    for path, shared in before.items():
        contexts, head, end = contexts_in(path)
        with open(path + ".new", "w", encoding="utf-8") as file:
            file.write(head)
            for name, messages in folded(contexts, shared):
                file.write(f"<context>\n    <name>{name}</name>\n{''.join(messages)}</context>\n")
            file.write(end)
        os.replace(path + ".new", path)


main()
