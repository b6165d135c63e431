import { DraftListScreen } from '../../../features/projects/drafts/draft-list-screen.tsx'

/** /client/projects_draft. */
export function DraftProjectsPage() {
  return <DraftListScreen />
}
