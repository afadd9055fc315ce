<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>DataFinding</name>
    <message numerus="yes">
        <source>column &quot;%1&quot; has no value in %n row(s), first here</source>
        <translation>
            <numerusform>column &quot;%1&quot; has no value in %n row, first here</numerusform>
            <numerusform>column &quot;%1&quot; has no value in %n rows, first here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message numerus="yes">
        <source>ssh, %n host(s)</source>
        <translation>
            <numerusform>ssh, %n host</numerusform>
            <numerusform>ssh, %n hosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n core</numerusform>
            <numerusform>%n cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation>
            <numerusform>%n host</numerusform>
            <numerusform>%n hosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n slot</numerusform>
            <numerusform>%n slots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunProgress</name>
    <message numerus="yes">
        <source>%n evaluation(s) failed: the model could not be simulated. They count as no answer.</source>
        <translation>
            <numerusform>%n evaluation failed: the model could not be simulated. It counts as no answer.</numerusform>
            <numerusform>%n evaluations failed: the model could not be simulated. They count as no answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A worker was lost. Its %n evaluation(s) were taken over by others; nothing was lost.</source>
        <translation>
            <numerusform>A worker was lost. Its %n evaluation was taken over by others; nothing was lost.</numerusform>
            <numerusform>A worker was lost. Its %n evaluations were taken over by others; nothing was lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 experiment(s)</source>
        <translation>
            <numerusform>%1 experiment</numerusform>
            <numerusform>%1 experiments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n state(s)</source>
        <translation>
            <numerusform>%n state</numerusform>
            <numerusform>%n states</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s) differ</source>
        <translation>
            <numerusform>%1 of %n run differs</numerusform>
            <numerusform>%1 of %n runs differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) agree</source>
        <translation>
            <numerusform>%n run agrees</numerusform>
            <numerusform>%n runs agree</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::ClockPanel</name>
    <message numerus="yes">
        <source>Compared: %1, differentiated %n time(s), and %2.</source>
        <translation>
            <numerusform>Compared: %1, differentiated once, and %2.</numerusform>
            <numerusform>Compared: %1, differentiated %n times, and %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::DataInspector</name>
    <message numerus="yes">
        <source>%n sensor(s) are read. Go to Run: which are forbidden or required is set there.</source>
        <translation>
            <numerusform>%n sensor is read. Go to Run: which are forbidden or required is set there.</numerusform>
            <numerusform>%n sensors are read. Go to Run: which are forbidden or required is set there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::DataPage</name>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::DataPreview</name>
    <message numerus="yes">
        <source>mark %n sample(s) as outliers</source>
        <translation>
            <numerusform>mark %n sample as outlier</numerusform>
            <numerusform>mark %n samples as outliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take the marks of %n sample(s) away</source>
        <translation>
            <numerusform>take the mark of %n sample away</numerusform>
            <numerusform>take the marks of %n samples away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::Document</name>
    <message numerus="yes">
        <source>%n value(s) taken from %1.</source>
        <translation>
            <numerusform>%n value taken from %1.</numerusform>
            <numerusform>%n values taken from %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::FilesPanel</name>
    <message numerus="yes">
        <source>%n more file(s) are read and not listed</source>
        <translation>
            <numerusform>%n more file is read and not listed</numerusform>
            <numerusform>%n more files are read and not listed</numerusform>
        </translation>
    </message>
</context>
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
    <name>rigor::MainWindow</name>
    <message numerus="yes">
        <source>%n file(s) set aside:</source>
        <translation>
            <numerusform>%n file set aside:</numerusform>
            <numerusform>%n files set aside:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::ModelPage</name>
    <message numerus="yes">
        <source>Modelica subset · %n line(s) · checked 0.1 s after the last key</source>
        <translation>
            <numerusform>Modelica subset · %n line · checked 0.1 s after the last key</numerusform>
            <numerusform>Modelica subset · %n lines · checked 0.1 s after the last key</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::Plot</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at or below zero have no place on a logarithmic axis.</source>
        <translation>
            <numerusform>%n point at or below zero has no place on a logarithmic axis.</numerusform>
            <numerusform>%n points at or below zero have no place on a logarithmic axis.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::ProgramView</name>
    <message numerus="yes">
        <source>%n place(s) to fill in</source>
        <translation>
            <numerusform>%n place to fill in</numerusform>
            <numerusform>%n places to fill in</numerusform>
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
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
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
<context>
    <name>rigor::RowsView</name>
    <message numerus="yes">
        <source>leave out %n row(s)</source>
        <translation>
            <numerusform>leave out %n row</numerusform>
            <numerusform>leave out %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::RunPage</name>
    <message numerus="yes">
        <source>%n candidate sensor(s)</source>
        <translation>
            <numerusform>%n candidate sensor</numerusform>
            <numerusform>%n candidate sensors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n experiment(s)</source>
        <translation>
            <numerusform>%n experiment</numerusform>
            <numerusform>%n experiments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reservation(s)</source>
        <translation>
            <numerusform>%n reservation</numerusform>
            <numerusform>%n reservations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leave out %n experiment(s)</source>
        <translation>
            <numerusform>leave out %n experiment</numerusform>
            <numerusform>leave out %n experiments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bring back %n experiment(s)</source>
        <translation>
            <numerusform>bring back %n experiment</numerusform>
            <numerusform>bring back %n experiments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::RunsPanel</name>
    <message numerus="yes">
        <source>Cancelled after %n run(s).</source>
        <translation>
            <numerusform>Cancelled after %n run.</numerusform>
            <numerusform>Cancelled after %n runs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::SensorFileView</name>
    <message numerus="yes">
        <source>%n parameter(s)</source>
        <translation>
            <numerusform>%n parameter</numerusform>
            <numerusform>%n parameters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::TableView</name>
    <message numerus="yes">
        <source>Copied: %n row(s)</source>
        <translation>
            <numerusform>Copied: %n row</numerusform>
            <numerusform>Copied: %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::TrustPage</name>
    <message numerus="yes">
        <source>%n open question(s)</source>
        <translation>
            <numerusform>%n open question</numerusform>
            <numerusform>%n open questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigor::UnknownsPage</name>
    <message numerus="yes">
        <source>%n unknown(s)</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknowns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n searched number(s)</source>
        <translation>
            <numerusform>%n searched number</numerusform>
            <numerusform>%n searched numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shared</name>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>%1 row</numerusform>
            <numerusform>%1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) searched</source>
        <translation>
            <numerusform>%n number searched</numerusform>
            <numerusform>%n numbers searched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sensor(s)</source>
        <translation>
            <numerusform>%n sensor</numerusform>
            <numerusform>%n sensors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
</context>
</TS>
