import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, whatever the working directory. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
