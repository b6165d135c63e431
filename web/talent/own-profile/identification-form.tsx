import { Checkbox } from '@mantine/core'
import { saveOwnIdentification, type OwnProfile } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import styles from './own-profile.module.css'
import { useOwnSave } from './use-own-save.ts'

/** Answers are nothing without consent. */
function unagreed({ agreed, ids }: { agreed: boolean; ids: readonly number[] }): Record<string, string> {
  return agreed || ids.length === 0 ? {} : { agreed: 'We keep your answers only if you agree.' }
}

/** How they identify: shown and searched by only as long as they agree, and never part of the order of a search. */
export function IdentificationForm({ profile }: { profile: OwnProfile }) {
  const save = useOwnSave('assistants.saveOwnIdentification', 'Saved.')
  const withdraw = useOwnSave('assistants.saveOwnIdentification', 'Withdrawn. Your answers are deleted.')
  const agreed = profile.self_identification_agreed_date
  const chosen = profile.self_identifications.map(({ id }) => id)
  const options = (useConfiguration().data?.self_identifications_ids ?? []).filter(
    ({ id, hidden_in_filter: isHidden }) => !isHidden || chosen.includes(id),
  )
  return (
    <Form
      label="How you identify"
      schema={saveOwnIdentification.body}
      initialValues={{ ids: chosen.toSorted((one, other) => one - other), agreed: agreed !== null }}
      toRequest={(values) => ({ ...values, version: profile.version })}
      extraIssues={unagreed}
      fieldOf={(path) => path.split('.')[0] ?? path}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      canEdit
    >
      {(form) => (
        <>
          <p className={styles.note}>
            All of this is voluntary. Clients who look for someone from a group that is often passed over can find you
            by it. It never changes your place in their results.
          </p>
          <fieldset className={styles.options} aria-label="How you identify">
            {options.map(({ id, value }) => (
              <Checkbox
                key={id}
                label={value}
                checked={form.values.ids.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  form.setFieldValue(
                    'ids',
                    checked
                      ? [...form.values.ids, id].toSorted((one, other) => one - other)
                      : form.values.ids.filter((each) => each !== id),
                  )
                }
              />
            ))}
          </fieldset>
          <Checkbox
            className={styles.agree}
            label="I agree that my answers appear on my profile and that clients can filter by them. I can withdraw this at any time."
            {...form.getInputProps('agreed', { type: 'checkbox' })}
          />
          {agreed !== null && (
            <div className={styles.consent}>
              <span className={styles.note}>
                You agreed on <InstantTime instant={agreed} />.
              </span>
              <Button
                variant="outline"
                busy={withdraw.isPending}
                onClick={() => withdraw.mutate({ body: { version: profile.version, agreed: false, ids: [] } })}
              >
                Withdraw and delete my answers
              </Button>
            </div>
          )}
          {withdraw.failure !== null && (
            <p className={styles.error} role="alert">
              {withdraw.failure}
            </p>
          )}
        </>
      )}
    </Form>
  )
}
