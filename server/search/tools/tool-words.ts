import type { ToolName } from '#contracts/tool-name.ts'

/** Words by which people look for a tool, in all languages: a designer looks for `STEP` wherever he is. */
export const TOOL_WORDS: Partial<Record<ToolName | 'tools', string>> = {
  tools:
    'Werkzeuge Tools Rechner Berechnung, tools calculators, hulpmiddelen gereedschap rekentool, nástroje výpočty kalkulačka',
  cad: `CAD CAD-Daten CAD-Modelle 3D 3D-Modell 3D-Daten STEP STEP-Datei STP STL DXF Maßblatt Zeichnung Konstruktionsdaten,
    CAD models CAD files 3D model STEP file dimension sheet drawing, CAD-modellen 3D-model STEP-bestand maatblad tekening,
    CAD modely 3D model soubor STEP rozměrový list výkres`,
  'chain-rack': `Kettenzahnstange Kettenrechner Kettenauslegung Kettenantrieb berechnen Teilkreis Zähnezahl Rollenkette, chain rack
    chain calculator, kettingtandheugel berekenen kettingberekening, řetězový hřeben výpočet řetězu`,
  'cut-list': `Schnittplan Zuschnitt Zuschnittliste Zuschnittrechner Zuschnittplan Sägeliste Stangenrechner Verschnitt, cut list
    cutting list cutting plan cut to length offcuts, zaaglijst zaagplan op maat zagen staven, řezný plán nářezový plán
    přířezy řezání na míru tyče`,
  'chemical-resistance': `chemische Beständigkeit Beständigkeitsliste Beständigkeitstabelle Chemikalienbeständigkeit beständig gegen
    Säure Lauge Lösemittel Reiniger, chemical resistance chart resistant to acid caustic solvent, chemische bestendigheid
    bestendig tegen zuur loog oplosmiddel, chemická odolnost tabulka odolnosti odolný proti kyselině louhu rozpouštědlu`,
}
