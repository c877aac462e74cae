import type { Declaration } from './declaration.ts'

export const FDA: Declaration = {
  de: {
    opening:
      'Hiermit erklären wir, dass der Werkstoff der genannten Ausführungen für den wiederholten Kontakt mit Lebensmitteln ' +
      'geeignet ist. Die Erklärung beruht auf den Angaben unserer Rohstofflieferanten und auf Migrationsprüfungen.',
    chapters: [
      {
        title: 'Vorschriften',
        bullets: [
          'Verordnung (EG) Nr. 1935/2004 über Materialien und Gegenstände, die mit Lebensmitteln in Berührung kommen',
          'Verordnung (EU) Nr. 10/2011 über Materialien aus Kunststoff, Gesamtmigration höchstens 10 mg/dm²',
          'Verordnung (EG) Nr. 2023/2006 über gute Herstellungspraxis',
          'FDA 21 CFR Part 177, in der für den Werkstoff geltenden Bestimmung, für Artikel zum wiederholten Gebrauch',
        ],
      },
      {
        title: 'Art des Kontakts',
        bullets: [
          'Trockene, wässrige, saure, fettige und alkoholhaltige Lebensmittel bis 20 % Alkohol',
          'Langzeitige Lagerung bei Raumtemperatur oder darunter, Erwärmung auf 70 °C bis zu zwei Stunden',
          'Wiederholter Gebrauch; die Teile werden vor der ersten Verwendung gereinigt',
        ],
      },
      {
        title: 'Rückverfolgbarkeit und Grenzen',
        paragraphs: [
          'Die Chargen sind nach Artikel 17 der Verordnung (EG) Nr. 1935/2004 über die Auftragsnummer rückverfolgbar. Die ' +
            'Erklärung gilt für das Teil im Lieferzustand; nach eigener Bearbeitung, Verklebung oder Bedruckung prüft der ' +
            'Anwender die Eignung selbst.',
        ],
      },
    ],
  },
  en: {
    opening:
      'We hereby declare that the material of the versions named here is suitable for repeated contact with food. The ' +
      'declaration is based on information from our raw material suppliers and on migration tests.',
    chapters: [
      {
        title: 'Regulations',
        bullets: [
          'Regulation (EC) No 1935/2004 on materials and articles intended to come into contact with food',
          'Regulation (EU) No 10/2011 on plastic materials, overall migration at most 10 mg/dm²',
          'Regulation (EC) No 2023/2006 on good manufacturing practice',
          'FDA 21 CFR Part 177, in the provision that applies to the material, for articles of repeated use',
        ],
      },
      {
        title: 'Type of contact',
        bullets: [
          'Dry, aqueous, acidic and fatty food and food with up to 20 % alcohol',
          'Long-term storage at room temperature or below, heating to 70 °C for up to two hours',
          'Repeated use; parts are cleaned before they are first used',
        ],
      },
      {
        title: 'Traceability and limits',
        paragraphs: [
          'Batches can be traced by the order number, as Article 17 of Regulation (EC) No 1935/2004 requires. The declaration ' +
            'applies to the part as delivered; after machining, bonding or printing of their own, users check for themselves ' +
            'that the part is suitable.',
        ],
      },
    ],
  },
}
