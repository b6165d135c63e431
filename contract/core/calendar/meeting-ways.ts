/*
 * Names and words only, no schemas: pages show these before the validation library has loaded.
 */

/** How people meet: a video call, a call to our number, or a call of ours to theirs. */
export const meetingWays = ['video', 'phone', 'call_you'] as const
export type MeetingWay = (typeof meetingWays)[number]

/** Where a meeting is held. `at`: the address of the video call, or the number that is called. */
export interface MeetingPlace {
  readonly way: MeetingWay
  readonly at: string
}
