import { z } from 'zod'

/**
 * Schema of a file of the company. An unknown field is an error, so that a misspelt one is not lost. `$schema` is for
 * editors: it names the JSON Schema with which they complete and check the file.
 */
export const companyFile = <Shape extends z.ZodRawShape>(fields: Shape) =>
  z.strictObject({ $schema: z.string().optional(), ...fields }).transform(withoutSchema)

function withoutSchema<File extends object>(file: File): Omit<File, '$schema'> {
  const { $schema: _, ...fields } = { $schema: undefined, ...file }
  return fields
}
