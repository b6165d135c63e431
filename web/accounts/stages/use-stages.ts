import { useState, useSyncExternalStore } from 'react'
import { createStages, type Stages, type StagesInput, type StagesView } from './create-stages.ts'

/** The stages of a component's lifetime, begun with the first input. */
export function useStages(input: StagesInput): { stages: Stages; view: StagesView } {
  const [stages] = useState(() => createStages(input))
  const view = useSyncExternalStore(stages.listen, stages.read, stages.read)
  return { stages, view }
}
