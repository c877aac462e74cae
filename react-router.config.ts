import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressAssets } from '#server/build/compress-assets.ts'

export default {
  appDirectory: 'web',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  serverBuildFile: 'main.js',
  ssr: true,
  // Asking for routes later would be one more request a visitor waits for: docs/decisions/0047.
  routeDiscovery: { mode: 'initial' },
  // A sent form needs no script of its own, which could be missing: docs/decisions/0100.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
