import { expect, it } from 'vitest'
import { randomNumbers } from '../../testing/random/random-numbers.ts'
import { RoleMembers } from './role-members.ts'
import { RolePartition } from './role-partition.ts'

const features = 400
const random = randomNumbers(20_261_126)

/** Half of the features are had by every third person, half by one in a hundred. */
const someFeatures = () =>
  Uint16Array.from(
    Array.from({ length: features - 1 }, (_, at) => at + 1).filter((feature) =>
      random.chance(feature % 2 === 0 ? 1 / 3 : 1 / 100),
    ),
  )
const entryOf = (docId: number) => ({
  docId,
  features: someFeatures(),
  week: 0,
  reviewsAndSpare: 40,
  fit: 0,
  tieSeed: docId,
})
const fiveOf = (parity: number) => Array.from({ length: 5 }, () => 2 * random.below(features / 2 - 1) + 1 + parity)

/** Members of a role, with what each has put into `there`. */
function fourThousand(there: Map<number, Uint16Array>): RoleMembers {
  const members = new RoleMembers()
  for (let docId = 0; docId < 4_000; docId += 1) {
    const entry = entryOf(docId)
    members.add(entry)
    there.set(docId, entry.features)
  }
  return members
}

it('a partition tells by a person and by a row who has what, common or rare, while people come and go', () => {
  const there = new Map<number, Uint16Array>()
  const members = fourThousand(there)
  const partition = new RolePartition(features)
  for (const rest of partition.fill(members)) expect(rest).toBeUndefined()
  const bytesOfRows = partition.words.byteLength
  expect(bytesOfRows, 'what few have takes no row').toBeLessThan((features / 2 + 70) * partition.wordsPerRow * 4)

  function compare(): void {
    const wanted = [...fiveOf(0), ...fiveOf(1)]
    const before = [...there.values()].map((own) => wanted.map((feature) => own.includes(feature)))
    const seen = () => {
      const positions = [...there.keys()].map((docId) => partition.positionOf(docId))
      return positions.map((position) => wanted.map((feature) => partition.has(feature, position)))
    }
    expect(seen()).toEqual(before)
    partition.writeOut([wanted])
    expect(seen()).toEqual(before)
    for (const feature of wanted) {
      const start = partition.rowOf(feature)
      const row = partition.words.subarray(start, start + partition.wordsPerRow)
      const isHad = [...there.values()].some((own) => own.includes(feature))
      expect({ feature, isSet: row.some((word) => word !== 0) }).toEqual({ feature, isSet: isHad })
    }
  }

  for (let round = 0; round < 12; round += 1) {
    compare()
    const [removed = -1] = [...there.keys()].slice(random.below(there.size))
    partition.remove(removed, there.get(removed) ?? new Uint16Array())
    there.delete(removed)
    for (let come = 0; come < 40; come += 1) {
      const entry = entryOf(10_000 + round * 100 + come)
      partition.add({ ...entry, clock: 0 })
      there.set(entry.docId, entry.features)
    }
  }
  // Many with one rare feature: its list is full, and it has a row from then on.
  for (let come = 0; come < 500; come += 1) {
    const entry = { ...entryOf(20_000 + come), features: Uint16Array.of(1) }
    partition.add({ ...entry, clock: 0 })
    there.set(entry.docId, entry.features)
  }
  compare()
  partition.writeOut([[1]])
  const own = [...there].filter(([, had]) => had.includes(1)).map(([docId]) => docId)
  expect(own.length).toBeGreaterThan(500)
  expect(own.every((docId) => partition.has(1, partition.positionOf(docId)))).toBe(true)
})
