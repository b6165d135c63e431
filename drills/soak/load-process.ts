// The load, in a process of its own: what it costs is not the server's. Told by messages what to do, it answers with figures.
import { randomNumbers } from '@talentplace/server/testing/random/random-numbers'
import { openLoop } from './open-loop.ts'
import { soakMix } from './soak-mix.ts'
import type { SoakWorld } from './soak-world.ts'

/** What is asked of this process. */
export interface LoadOrder {
  readonly port: number
  readonly rate: number
  readonly seconds: number
}

let next: ReturnType<typeof soakMix> | undefined

process.on('message', (said: { world?: SoakWorld; order?: LoadOrder }) => {
  if (said.world !== undefined) next = soakMix(said.world, randomNumbers(20_261_126))
  if (said.order === undefined || next === undefined) return
  openLoop({ ...said.order, next }).then(
    (figures) => process.send?.(figures),
    (error: unknown) => {
      throw error
    },
  )
})
process.on('disconnect', () => process.exit(0))
