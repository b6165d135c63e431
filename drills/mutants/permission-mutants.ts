import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

/** Mistakes in who may see, change and approve what. */
export const permissionMutants: readonly WrittenMutant[] = [
  ...mutantsIn('server/features/time/entries/changeable.ts', ['server/features/time/read-time.test.ts'], {
    'staff who only view time are told that they can change it': ['return reader.edits', 'return true'],
  }),
]
