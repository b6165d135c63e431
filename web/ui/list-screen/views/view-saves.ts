/** What a change of a view changes on screens, also where someone else's was first. */
export const viewShows = { reloads: ['views.*'], reloadsOnError: true } as const
