import * as ui from '@talentplace/contract/shared/messages/ui'
import * as t from '@talentplace/contract/desk/messages/own-data'
import { fileExportDays, type FileExport } from '@talentplace/contract/desk/file-exports/file-export.routes'
import { fileExportStates } from '@talentplace/contract/desk/file-exports/file-export.states'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { ExportProgress } from '../../ui/file-export/export-progress.tsx'
import { fileSize } from '../../ui/files/file-size.ts'
import { useSave } from '../../ui/form/use-save.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Rich } from '../../ui/rich.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import styles from './file-exports.module.css'

const perPage = 10
/** While one is prepared it is looked for this often, in milliseconds. */
const lookEvery = 2_000
const reloads = ['accounts.listFileExports'] as const

const formats: Readonly<Record<FileExport['request']['kind'], string>> = {
  time_log_pdf: 'PDF',
  time_log_csv: 'CSV',
  accounting_file: 'CSV',
  statement_pdf: 'PDF',
  statement_csv: 'CSV',
}

const nameOf = ({ title, request }: FileExport) => `${title} (${formats[request.kind]})`

const showError = (message: string) => notify({ kind: 'error', message })

function Actions({ each }: { each: FileExport }) {
  const { uuid, state, request } = each
  const remove = useSave('accounts.removeFileExport', {
    reloads,
    errorMessage: t.fileNotRemoved(),
    onRejected: showError,
  })
  const again = useSave('accounts.requestFileExport', {
    reloads,
    errorMessage: t.fileNotAsked(),
    onRejected: showError,
  })
  const name = nameOf(each)
  return (
    <div className={styles.actions}>
      {state === 'ready' && (
        <DownloadButton variant="outline" path={`/user/exports/${uuid}/file`}>
          {t.download()}
        </DownloadButton>
      )}
      {fileExportStates.is('repeatable', state) && (
        <Button
          variant="outline"
          busy={again.isPending}
          aria-label={t.prepareFileAgain({ name })}
          onClick={() => again.mutate({ body: request })}
        >
          {t.prepareAgain()}
        </Button>
      )}
      <Button
        variant="quiet"
        busy={remove.isPending}
        aria-label={state === 'waiting' ? t.cancelFile({ name }) : t.removeFile({ name })}
        onClick={() => remove.mutate({ params: { uuid } })}
      >
        {state === 'waiting' ? ui.cancel() : ui.remove()}
      </Button>
    </div>
  )
}

function Line({ each }: { each: FileExport }) {
  const { state, asked_date, expires, size, failure } = each
  return (
    <li className={styles.line}>
      <p className={styles.name}>
        <span>{nameOf(each)}</span>
        <StateTag of={fileExportStates} state={state} />
      </p>
      {state === 'waiting' && <ExportProgress made={each} noun={t.rows()} />}
      {state === 'ready' && expires && (
        <p className={styles.quiet}>
          <Rich
            of={t.availableUntil}
            values={{ size: fileSize(size) }}
            when={() => <InstantTime instant={expires} />}
          />
        </p>
      )}
      {state === 'failed' && <p className={styles.quiet}>{failure}</p>}
      {state === 'expired' && (
        <p className={styles.quiet}>
          <Rich of={t.fileAskedOn} values={{}} when={() => <InstantTime instant={asked_date} />} />
        </p>
      )}
      <Actions each={each} />
    </li>
  )
}

/** The long documents that someone had prepared; nothing where there is none. */
export function FileExportsPanel() {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useApi(
    'accounts.listFileExports',
    { query: { pagination: { limit: perPage, offset: (page - 1) * perPage } } },
    {
      refetchInterval: ({ state }) =>
        state.data?.exports.some((each) => each.state === 'waiting') === true ? lookEvery : false,
    },
  )
  if (data?.count === 0) return null
  return (
    <Panel title={t.files()} lead={t.filesLead({ days: fileExportDays })}>
      {error && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={120} />}
      {data && (
        <>
          <ul className={styles.lines}>
            {data.exports.map((each) => (
              <Line key={each.uuid} each={each} />
            ))}
          </ul>
          <PageLinks label={t.files()} page={page} pages={Math.ceil(data.count / perPage)} onPage={setPage} />
        </>
      )}
    </Panel>
  )
}
