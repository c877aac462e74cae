import { route } from '@react-router/dev/routes'
import { fileRoute } from '#web/app/file-route.ts'

/** Pages of the engineering tools. Each costs every page about 80 bytes (docs/decisions/0047). */
export const toolRoutes = [
  route(':locale/tools', 'routes/tools/overview/route.tsx'),
  route(':locale/tools/chemical-resistance', 'routes/tools/chemical-resistance/route.tsx'),
  fileRoute(':locale/tools/chemical-resistance/products', 'routes/tools/chemical-resistance/products.ts'),
  fileRoute('resources/resistance/:version/table.json', 'routes/resources/resistance/table.ts'),
  fileRoute('resources/resistance/:version/formulas/:file', 'routes/resources/resistance/formula.ts'),
  route(':locale/tools/chain-rack', 'routes/tools/chain-rack/route.tsx'),
  route(':locale/tools/cut-list', 'routes/tools/cut-list/route.tsx'),
  route(':locale/tools/cad', 'routes/shop/cad/finder.tsx'),
  fileRoute(':locale/tools/chain-rack/parts.csv', 'routes/resources/rack-parts.ts'),
]
