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
import { StateTag } from '../../ui/state-tag.tsx'
import styles from './own-data.module.css'

function Downloads({ uuid, parts, size, expires }: DataExport) {
  return (
    <>
      <p className={styles.quiet}>
        {fileSize(size)}, ready until {expires && <InstantTime instant={expires} />}
      </p>
      <div className={styles.downloads}>
        {Array.from({ length: parts }, (_, at) => (
          <DownloadButton key={at} variant="outline" path={`/user/data/exports/${uuid}/${at + 1}`}>
            {parts === 1 ? 'Download' : `Download part ${at + 1} of ${parts}`}
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
              Asked for <InstantTime instant={each.asked_date} />
            </span>
            <StateTag of={dataExportStates} state={each.state} />
          </p>
          {each.state === 'ready' && <Downloads {...each} />}
          {each.state === 'failed' && (
            <p className={styles.quiet}>Something went wrong on our side. Please ask again.</p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What we keep of someone, as files to take along. */
export function CopyPanel({ exports }: { exports: readonly DataExport[] }) {
  const save = useSave('accounts.askForExport', {
    reloads: ['accounts.getOwnData'],
    errorMessage: 'Your copy could not be asked for. Please try again.',
  })
  const isMade = exports.some(({ state }) => state === 'waiting')
  return (
    <Panel
      title="A copy of your data"
      lead={`Everything we keep about you and the files you sent us, as a ZIP. You can download it here for ${exportDays} days.`}
    >
      {exports.length > 0 && <Copies exports={exports} />}
      {isMade ? (
        <p className={styles.text}>We’re making your copy. You can leave this page: we’ll tell you when it’s ready.</p>
      ) : (
        <Form
          className={styles.form}
          label="Ask for a copy"
          schema={passwordForm}
          initialValues={{ password: '', code: '' }}
          save={save}
          onSubmit={(body) => save.mutateAsync({ body })}
          clears
          submit={{ label: 'Ask for a copy', busy: 'Asking …', outline: true }}
        >
          {(form) => (
            <>
              <PasswordField kind="current" label="Your password" {...form.getInputProps('password')} />
              <SecondStepField {...form.getInputProps('code')} />
            </>
          )}
        </Form>
      )}
    </Panel>
  )
}
