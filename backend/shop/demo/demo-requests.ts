/** The customer of the demo; README.md names address and password. */
export const DEMO_PERSON = {
  email: 'einkauf@example.com',
  password: 'Profilwerk-2026',
  firstName: 'Karin',
  lastName: 'Lindenthal',
  accountType: 'business',
}

export const DEMO_ADDRESS = {
  company: 'Hagemann Fördertechnik GmbH',
  department: 'Einkauf',
  street: 'Am Güterbahnhof 4',
  zipcode: '33100',
  city: 'Paderborn',
  phoneNumber: '+49 555 7001',
}

export const DEMO_DELIVERY_ADDRESS = {
  firstName: 'Karin',
  lastName: 'Lindenthal',
  company: 'Hagemann Fördertechnik GmbH',
  department: 'Wareneingang, Tor 3',
  street: 'Frankfurter Weg 70',
  zipcode: '33106',
  city: 'Paderborn',
}

interface DemoLine {
  number: string
  quantity: number
  /** mm. */
  cut_length?: number
  plastic_format?: { strength: number; width: number; length: number }
  reference?: string
  note?: string
}

interface DemoRequest {
  /** Days before today. */
  days: number
  comment: string
  lines: readonly DemoLine[]
}

/** From the oldest to the newest. */
export const DEMO_REQUESTS: readonly DemoRequest[] = [
  {
    days: 271,
    comment: 'Rahmenbedarf für ein Jahr, Abruf in vier Losen.',
    lines: [
      { number: 'GL-15X3-S-2000', quantity: 40 },
      { number: 'GLW-20X20X3-S-2000', quantity: 24 },
      { number: 'KR-06B1-11', quantity: 12 },
      { number: 'SPS-08B', quantity: 6 },
    ],
  },
  {
    days: 196,
    comment: '',
    lines: [
      { number: 'T-06B1-S-2000', quantity: 8, cut_length: 1250, reference: 'FB-4711' },
      { number: 'T-06B1-S-2000', quantity: 8, cut_length: 640, reference: 'FB-4712' },
    ],
  },
  {
    days: 92,
    comment: 'Für einen Umlenkstern, Zeichnung folgt mit der Bestellung.',
    lines: [
      { number: 'PL-PEUHMW-S-8-1000X2000', quantity: 3 },
      { number: 'RS-POMC-SW-10-1000', quantity: 10, note: 'gerade, ohne Drehriefen' },
      { number: 'RS-PA6-NT-10-1000', quantity: 10 },
    ],
  },
  {
    days: 41,
    comment: 'Ersatz für Linie 2, bitte bis Monatsende.',
    lines: [{ number: 'CT-06B1-S-3000', quantity: 16, cut_length: 2400, reference: 'L2-RF-08' }],
  },
  {
    days: 9,
    comment: 'Wie im Frühjahr, nur zwei Längen sind neu.',
    lines: [
      { number: 'CT-06B1-S-2000', quantity: 4, cut_length: 1250, reference: 'L3-RF-01' },
      { number: 'CT-06B1-S-2000', quantity: 4, cut_length: 835, reference: 'L3-RF-02' },
      { number: 'C20-ZN-2000', quantity: 8, cut_length: 1250 },
      { number: 'SPS-06B', quantity: 2 },
      { number: 'KR-06B1-10', quantity: 2 },
    ],
  },
]
