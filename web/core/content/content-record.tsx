import { useApi } from '../../platform/api/query.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { ContentEditions } from './content-editions.tsx'
import { ContentForm } from './content-form.tsx'

const list = { label: 'Page texts', to: staffPaths.contentPages() }

/** The words of one public page, and its editions. */
export default function ContentRecord({ page }: { page: string }) {
  return (
    <RecordScreen
      list={list}
      record={useApi('content.getContent', { params: { page }, query: {} })}
      name={() => page}
      title={({ text }) => text.heading}
      kind={page}
      missing={{
        heading: page,
        title: 'There is no such page',
        text: 'Its words may be part of the product itself.',
      }}
      loading={[480]}
      renderAbout={({ version }) => <span>Edition {version}</span>}
    >
      {(edition) => (
        <>
          <Panel title="Words">
            <ContentForm edition={edition} />
          </Panel>
          <Panel title="Editions">
            <ContentEditions page={page} />
          </Panel>
        </>
      )}
    </RecordScreen>
  )
}
