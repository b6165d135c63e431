/*
 * Names and words only, no schemas: pages show these before the validation library has loaded.
 */

/** Why an assistant doesn't take the work: in their words as they choose, and in ours as others are told. */
export const declineReasons = [
  { name: 'hours', title: 'The hours don’t fit', told: 'the hours don’t fit' },
  { name: 'schedule', title: 'The working times don’t fit my week', told: 'the working times don’t fit their week' },
  { name: 'work', title: 'It isn’t the work I do', told: 'it isn’t the work they do' },
  { name: 'start', title: 'I can’t start then', told: 'they can’t start then' },
  { name: 'full', title: 'I have no room for more clients', told: 'they have no room for more clients' },
  { name: 'other', title: 'Another reason', told: 'another reason' },
] as const
export type DeclineReason = (typeof declineReasons)[number]['name']

/** The reason as others are told, e.g. `the hours don’t fit`. */
export function declineReasonForOthers(reason: DeclineReason): string {
  return declineReasons.find(({ name }) => name === reason)?.told ?? 'another reason'
}
