import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  serverBuildFile: 'main.js',
  ssr: true,
} satisfies Config
