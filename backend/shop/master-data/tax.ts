import { rowFields, struct } from '#backend/http/struct.ts'

/** The only tax rate, 0, because a quote request charges nothing. */
export const TAX = struct('tax', {
  ...rowFields(),
  id: '7d1e4b2c8f9a4c6db5e30a1f2c3d4e5f',
  name: 'None',
  taxRate: 0,
  position: 1,
})
