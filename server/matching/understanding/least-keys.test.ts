import { expect, it } from 'vitest'
import { randomNumbers } from '../../testing/random/random-numbers.ts'
import { LeastKeys } from './least-keys.ts'

it('keeps the least of what it is given, in order, as sorting all of it would', () => {
  const random = randomNumbers(11)
  const least = new LeastKeys()
  for (let round = 0; round < 500; round += 1) {
    const wanted = random.below(300)
    const offset = random.below(320)
    const keys = Array.from({ length: random.below(600) }, () => random.below(200) - 50.5)
    least.begin(wanted)
    for (const key of keys) least.offer(key)
    expect([...least.from(offset)]).toEqual(keys.sort((a, b) => a - b).slice(offset, Math.max(offset, wanted)))
  }
})
