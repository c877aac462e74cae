import { route } from '@react-router/dev/routes'

/** Pages of the engineering tools. Each costs every page about 80 bytes (docs/decisions/0047). */
export const toolRoutes = [
  route(':locale/tools', 'routes/tools/overview/route.tsx'),
  route(':locale/tools/chemical-resistance', 'routes/tools/chemical-resistance/route.tsx'),
  route(':locale/tools/chemical-resistance/products', 'routes/tools/chemical-resistance/products.ts'),
  route('resources/resistance/:version/table.json', 'routes/resources/resistance/table.ts'),
  route('resources/resistance/:version/formulas/:file', 'routes/resources/resistance/formula.ts'),
  route(':locale/tools/chain-rack', 'routes/tools/chain-rack/route.tsx'),
  route(':locale/tools/cut-list', 'routes/tools/cut-list/route.tsx'),
  route(':locale/tools/cad', 'routes/shop/cad/finder.tsx'),
  route(':locale/tools/chain-rack/parts.csv', 'routes/resources/rack-parts.ts'),
]
