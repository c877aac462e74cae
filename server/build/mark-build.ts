import type { Plugin } from 'vite'
import { beginBuild, leaveUnmarked, unlistedSources } from './build-sources.ts'

/** Marks a build with its sources, by which `npm start` knows whether they have changed. */
export function markBuild(buildDir: string, root: string, companyDir: string): Plugin {
  return {
    name: 'mark-build',
    apply: 'build',
    buildStart: () => beginBuild(buildDir, root, companyDir),
    generateBundle() {
      const unlisted = unlistedSources(root, this.getModuleIds())
      if (unlisted.length === 0) return
      leaveUnmarked(buildDir)
      this.warn(`npm start will build each time: server/build/build-sources.ts leaves out ${unlisted.join(', ')}`)
    },
  }
}
