import { vi } from 'vitest'

// Files share a process. Vitest puts globals, the environment and the clock back only before the next test of the same
// file, so a file's last test would leave its `fetch` that never answers to the first hooks of the next file.
vi.useRealTimers()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
