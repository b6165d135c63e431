import type { Reload } from '../ui/form/reloads.ts'

/** What shows a subscription: asked for again once one has changed. */
export const showsSubscriptions: readonly Reload[] = [
  'projects.listClientProjects',
  'projects.getOpenSubscriptions',
  'projects.getProjectDashboard',
  'projects.getProjectHours',
  'projects.previewCancellation',
]
