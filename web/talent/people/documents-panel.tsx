import { maxFilesTogether } from '@talentplace/contract/shared/file-limits'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { AttachButton, AttachmentList } from '../../ui/files/attachments.tsx'
import { AttachedFiles } from '../../ui/files/attached-files.tsx'
import { useAttachments } from '../../ui/files/use-attachments.ts'
import { useSave } from '../../ui/form/use-save.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { PageLinks } from '../../ui/page-links.tsx'
import { Panel } from '../../ui/panel.tsx'
import { HistorySkeleton } from '../../ui/record/history.tsx'
import styles from './people.module.css'
import { useMayEdit, type OfPerson } from './person.ts'

const pageSize = 10
const reloads = ['people.*'] as const

function AddDocuments({ person }: OfPerson) {
  const add = useSave('people.addPeopleDocuments', {
    reloads,
    errorMessage: 'The document could not be added. Please try again.',
  })
  const attachments = useAttachments({
    full: `Add ${maxFilesTogether} documents at a time.`,
    onUploaded: (file) => add.mutateAsync({ params: person, body: { files: [file.uuid] } }),
  })
  return (
    <>
      <AttachmentList attachments={attachments} label="Documents being sent" />
      <div>
        <AttachButton attachments={attachments} label="Add documents" />
      </div>
    </>
  )
}

function useRemoval() {
  return useSave('people.deletePeopleDocument', {
    reloads,
    reloadsOnError: true,
    errorMessage: 'The document could not be removed. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Document removed.' }),
    onRejected: (message) => notify({ kind: 'error', message }),
  })
}

/** Contracts, certificates, whatever staff keep of someone; latest first. */
export function DocumentsPanel({ person }: OfPerson) {
  const mayEdit = useMayEdit(person)
  const [page, setPage] = useState(1)
  const remove = useRemoval()
  const { data, error, refetch } = useApi('people.listPeopleDocuments', {
    params: person,
    query: { pagination: { limit: pageSize, offset: (page - 1) * pageSize } },
  })
  return (
    <Panel title="Documents" lead="Only our staff see these.">
      <div className={styles.stack}>
        {error && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
        {!error && !data && <HistorySkeleton />}
        {data?.count === 0 && <p className={styles.none}>No documents yet.</p>}
        {data?.documents.map((document) => (
          <div key={document.uuid} className={styles.document}>
            <AttachedFiles
              files={[document]}
              {...(mayEdit && {
                onRemove: ({ uuid }) => remove.mutate({ params: { ...person, file_uuid: uuid } }),
              })}
            />
            <p className={styles.by}>
              {document.added_by_name} · <InstantTime instant={document.added_date} />
            </p>
          </div>
        ))}
        {data && (
          <PageLinks label="Pages of documents" page={page} pages={Math.ceil(data.count / pageSize)} onPage={setPage} />
        )}
        {mayEdit && <AddDocuments person={person} />}
      </div>
    </Panel>
  )
}
