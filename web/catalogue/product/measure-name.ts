/** The name of a measure with its letter, as the first words of a line: "Steg k". */
export const measureName = ({ name, symbol }: { name: string; symbol: string }): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)} ${symbol}`
