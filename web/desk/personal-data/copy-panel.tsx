import * as t from '@talentplace/contract/desk/messages/own-data'
import { dataExportStates } from '@talentplace/contract/desk/personal-data/data-export.states'
import { exportDays, passwordForm, type DataExport } from '@talentplace/contract/desk/personal-data/own-data.routes'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { fileSize } from '../../ui/files/file-size.ts'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SecondStepField } from '../../ui/form/second-step-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Panel } from '../../ui/panel.tsx'
import { Rich } from '../../ui/rich.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import styles from './own-data.module.css'

function Downloads({ uuid, parts, size, expires }: DataExport) {
  return (
    <>
      <p className={styles.quiet}>
        {expires && (
          <Rich of={t.readyUntil} values={{ size: fileSize(size) }} when={() => <InstantTime instant={expires} />} />
        )}
      </p>
      <div className={styles.downloads}>
        {Array.from({ length: parts }, (_, at) => (
          <DownloadButton key={at} variant="outline" path={`/user/data/exports/${uuid}/${at + 1}`}>
            {parts === 1 ? t.download() : t.downloadPart({ part: at + 1, parts })}
          </DownloadButton>
        ))}
      </div>
    </>
  )
}

function Copies({ exports }: { exports: readonly DataExport[] }) {
  return (
    <ul className={styles.copies}>
      {exports.map((each) => (
        <li key={each.uuid} className={styles.copy}>
          <p className={styles.asked}>
            <span>
              <Rich of={t.askedOn} values={{}} when={() => <InstantTime instant={each.asked_date} />} />
            </span>
            <StateTag of={dataExportStates} state={each.state} />
          </p>
          {each.state === 'ready' && <Downloads {...each} />}
          {each.state === 'failed' && <p className={styles.quiet}>{t.failedOnOurSide()}</p>}
        </li>
      ))}
    </ul>
  )
}

/** What we keep of someone, as files to take along. */
export function CopyPanel({ exports }: { exports: readonly DataExport[] }) {
  const save = useSave('accounts.askForExport', {
    reloads: ['accounts.getOwnData'],
    errorMessage: t.copyNotAsked(),
  })
  const isMade = exports.some(({ state }) => state === 'waiting')
  return (
    <Panel title={t.copy()} lead={t.copyLead({ days: exportDays })}>
      {exports.length > 0 && <Copies exports={exports} />}
      {isMade ? (
        <p className={styles.text}>{t.makingCopy()}</p>
      ) : (
        <Form
          className={styles.form}
          label={t.askCopy()}
          schema={passwordForm}
          initialValues={{ password: '', code: '' }}
          save={save}
          onSubmit={(body) => save.mutateAsync({ body })}
          clears
          submit={{ label: t.askCopy(), busy: t.asking(), outline: true }}
        >
          {(form) => (
            <>
              <PasswordField kind="current" label={t.yourPassword()} {...form.getInputProps('password')} />
              <SecondStepField {...form.getInputProps('code')} />
            </>
          )}
        </Form>
      )}
    </Panel>
  )
}
