import type { Reload } from '../../ui/form/reloads.ts'
import { showsSubscriptions } from '../shows-subscriptions.ts'

/** What shows a pause, or what follows from one: asked for again once one has changed. */
export const showsPauses: readonly Reload[] = [
  ...showsSubscriptions,
  'projects.previewNextHours',
  'projects.previewPause',
]
