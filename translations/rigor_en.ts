<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>rigor::LikelihoodMap</name>
    <message numerus="yes">
        <source>from %1 to %2; %n far below</source>
        <translation>
            <numerusform>from %1 to %2; %n far below</numerusform>
            <numerusform>from %1 to %2; %n far below</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::ReportPage</name>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::ReportPreview</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
</TS>
