/**
 * A folder that does not exist is empty; for `readdir(…).catch(noneWhenMissing)`.
 * @throws any other error of the file system: a folder that cannot be read is not empty.
 */
export function noneWhenMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
