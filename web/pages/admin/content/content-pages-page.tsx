import { ContentList } from '../../../features/content/content-list.tsx'

/** /admin/content. */
export function ContentPagesPage() {
  return <ContentList />
}
