import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import type { FormStatus } from '../../ui/form/form.tsx'
import styles from './configuration-form.module.css'

interface ConfigurationEndProps extends FormStatus {
  /** The value someone else has saved since this form began; null: nobody has. */
  readonly newer: string | null
}

/** The end of a configuration's form: what went wrong or changed meanwhile, and its buttons. */
export function ConfigurationEnd({ changed, busy, failure, discard, newer }: ConfigurationEndProps) {
  return (
    <>
      <FormFailure failure={failure} />
      <div role="alert">
        {newer !== null && changed && !failure && !busy && (
          <p className={styles.notice}>
            Someone else has changed this: it is now {newer}. Discard to begin from there.
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={busy} disabled={!changed}>
          {busy ? 'Saving …' : 'Save'}
        </Button>
        {changed && (
          <Button variant="quiet" onClick={discard}>
            Discard
          </Button>
        )}
      </div>
    </>
  )
}
