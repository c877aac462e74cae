import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', 'build', 'test/e2e/**', 'test/long/**'],
    globalSetup: ['test/support/migrated-dump.ts', 'test/support/migrated-template.ts', 'test/support/shared-site.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    // Files share what they import: loading it again for each took two thirds of the processor time of web's tests.
    isolate: false,
  },
})
