/** The package has no types of its own. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(found: {
      jsonld: Record<string, object[]>
      microdata: object
      rdfa: object
      errors: unknown[]
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING'; fieldNames?: string[] }[]>
  }
}
