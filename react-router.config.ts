import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { completeBuild } from '#server/build/build-sources.ts'
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
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await compressAssets(join(buildDirectory, 'client'))
    completeBuild(buildDirectory)
  },
} satisfies Config
