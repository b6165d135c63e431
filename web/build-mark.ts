export interface BuildOptions {
  /** For trying it out on this machine: the same app, its files compressed lightly and once. */
  readonly quick: boolean
}

/** What a build leaves of what it was made from: a hash of its sources. */
export const markOf = (sources: string, { quick }: BuildOptions): string => (quick ? `${sources} quick` : sources)

/** Whether what was built with this mark will do: a full build always does, a quick one for trying it out. */
export const isCurrent = (mark: string | null, sources: string, { quick }: BuildOptions): boolean =>
  mark === sources || (quick && mark === markOf(sources, { quick }))
