import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  serverBuildFile: 'main.js',
  ssr: true,
  // A dozen routes fit in the first page; asking for them later would be one more request a visitor waits for.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
