import { isInvisible } from '@talentplace/contract/shared/invisible'
import { promotionForm, type Promotion } from '@talentplace/contract/billing/promotions/promotion.routes'
import { instantInZone } from '../../platform/viewer-zone/local-instant.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { checkedBody, missingTime } from './promotion-issues.ts'
import { PromotionFields } from './promotion-fields.tsx'
import { bodyOf, type PromotionValues } from './promotion-values.ts'
import styles from './promotion.module.css'

interface PromotionEditorProps {
  /** Null: a new one. */
  readonly promotion: Promotion | null
  readonly initialValues: PromotionValues
  /** The zone whose clock the form's times are of. */
  readonly timezone: string
  /** The viewer may not change it. */
  readonly fixed: boolean
  readonly onSaved: (saved: Promotion) => void
}

/** What is sent, its times made the instants they mean on the writer's clock. */
async function toRequest(values: PromotionValues, timezone: string) {
  const { redeemable_from, redeemable_until } = values
  return bodyOf(values, {
    from: await instantInZone(redeemable_from, timezone),
    until: redeemable_until === '' ? null : await instantInZone(redeemable_until, timezone),
  })
}

/** Creates it, or saves what was changed of it. */
function usePromotionSave(promotion: Promotion | null, timezone: string, onSaved: (saved: Promotion) => void) {
  const options = {
    reloads: ['promotions.*'],
    errorMessage: 'The promotion could not be saved. Please try again.',
    onSaved,
  } as const
  const create = useSave('promotions.createPromotion', options)
  const save = useSave('promotions.savePromotion', options)
  return {
    errorMessage: options.errorMessage,
    async send(values: PromotionValues): Promise<unknown> {
      const body = await toRequest(values, timezone)
      if (promotion === null || values.version === null) return create.mutateAsync({ body })
      const why = isInvisible(values.reason) ? {} : { reason: values.reason.trim() }
      return save.mutateAsync({ params: { uuid: promotion.uuid }, body: { ...body, ...why, version: values.version } })
    },
  }
}

/** Writes a promotion, or changes one as far as it still can be. */
export function PromotionEditor({ promotion, initialValues, timezone, fixed, onSaved }: PromotionEditorProps) {
  const save = usePromotionSave(promotion, timezone, onSaved)
  return (
    <Form
      className={styles.form}
      label={promotion ? 'Change the promotion' : 'New promotion'}
      schema={promotionForm}
      initialValues={initialValues}
      toRequest={checkedBody}
      extraIssues={missingTime}
      save={save}
      onSubmit={(_, { entered }) => save.send(entered)}
      {...(promotion ? { canEdit: true } : { submit: { label: 'Add the promotion', busy: 'Saving …' } })}
      {...(fixed && { renderEnd: () => null })}
    >
      {(form, { changed }) => (
        <>
          <PromotionFields form={form} timezone={timezone} used={(promotion?.times_redeemed ?? 0) > 0} fixed={fixed} />
          {promotion && changed && (
            <TextField
              className={styles.why}
              label="Why (kept in the history)"
              maxLength={500}
              {...form.getInputProps('reason')}
            />
          )}
        </>
      )}
    </Form>
  )
}
