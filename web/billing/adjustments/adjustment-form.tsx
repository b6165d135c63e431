import type { Adjustment } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import { adjustmentForm } from '@talentplace/contract/billing/adjustments/adjustment-form'
import { isGivenByStaff, type AdjustmentKind } from '@talentplace/contract/billing/adjustments/adjustment-reasons'
import type { ReactNode } from 'react'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { currencyOptions } from '../../ui/list-screen/currency-filter.ts'
import { Form, type FormState, type FormStatus } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Panel } from '../../ui/panel.tsx'
import { adjustmentIssues, bodyOf, fieldOf, reasonOptions, type AdjustmentValues } from './adjustment-values.ts'
import { PlaceField } from './rate-plan-field.tsx'
import { SubjectPicker } from './subject-picker.tsx'
import { TaxCategoryField } from './tax-category-field.tsx'
import styles from './adjustment.module.css'

interface AdjustmentFormProps {
  readonly kind: AdjustmentKind
  /** Null: a new one. */
  readonly adjustment: Adjustment | null
  readonly initialValues: AdjustmentValues
  readonly onSaved: (saved: Adjustment) => void
  readonly renderEnd: (status: FormStatus) => ReactNode
}

const directions = {
  client: [
    { value: 'less', label: 'Take off the invoice' },
    { value: 'more', label: 'Add to the invoice' },
  ],
  va: [
    { value: 'more', label: 'Add to the bill' },
    { value: 'less', label: 'Take off the bill' },
  ],
}
const measures = [
  { value: 'amount', label: 'An amount' },
  { value: 'hours', label: 'Hours' },
]
type Body = ReturnType<typeof bodyOf>

/** Adds it, or saves what was changed of it. The server checks what is sent by the same schema. */
function useAdjustmentSave(adjustment: Adjustment | null, onSaved: (saved: Adjustment) => void) {
  const options = {
    reloads: ['adjustments.*'],
    reloadsOnError: true,
    errorMessage: 'The adjustment could not be saved. What you wrote is still here; please try again.',
    onSaved,
  } as const
  const create = useSave('adjustments.createAdjustment', options)
  const save = useSave('adjustments.saveAdjustment', options)
  return {
    errorMessage: options.errorMessage,
    async send({ version, ...body }: Body): Promise<unknown> {
      const form = adjustmentForm.parse(body)
      if (adjustment === null || version === undefined) return create.mutateAsync({ body: form })
      return save.mutateAsync({ params: { uuid: adjustment.uuid }, body: { ...form, version } })
    },
  }
}

function HowMuch({ kind, form }: { kind: AdjustmentKind; form: FormState<AdjustmentValues> }) {
  const { subject, measure, rate_plan_uuid, currency } = form.values
  const isHours = measure === 'hours'
  const picksCurrency = kind === 'va' && !isHours && rate_plan_uuid === ''
  // A place of an assistant may be paid in another one.
  const unit = picksCurrency ? (currency ?? subject?.currency) : kind === 'client' && subject?.currency
  return (
    <FieldRows>
      <SelectField label="What it does" data={directions[kind]} {...form.getInputProps('direction')} />
      <SelectField label="Given as" data={measures} {...form.getInputProps('measure')} />
      <TextField
        label={isHours ? 'Hours, e.g. 1.50' : `Amount${unit ? ` (${unit.toUpperCase()})` : ''}`}
        inputMode="decimal"
        {...form.getInputProps('amount')}
      />
      {picksCurrency && (
        <SelectField
          label="Currency"
          data={currencyOptions}
          {...form.getInputProps('currency')}
          value={currency ?? subject?.currency ?? 'cad'}
        />
      )}
    </FieldRows>
  )
}

/** Proposes an adjustment, or changes what is proposed. */
export function AdjustmentForm({ kind, adjustment, initialValues, onSaved, renderEnd }: AdjustmentFormProps) {
  const save = useAdjustmentSave(adjustment, onSaved)
  return (
    <Form
      label={adjustment ? 'Change the adjustment' : 'New adjustment'}
      schema={adjustmentForm}
      initialValues={initialValues}
      toRequest={(values) => bodyOf(kind, values)}
      extraIssues={adjustmentIssues}
      fieldOf={fieldOf}
      save={save}
      onSubmit={save.send}
      renderEnd={renderEnd}
    >
      {(form) => (
        <Panel title={adjustment ? 'Change it' : 'What is adjusted'}>
          <div className={styles.fields}>
            <SubjectPicker
              kind={kind}
              {...form.getInputProps('subject')}
              value={form.values.subject}
              onChange={(subject) => {
                form.setFieldValue('subject', subject)
                form.setFieldValue('rate_plan_uuid', '')
                form.setFieldValue('tax_category', '')
              }}
            />
            <HowMuch kind={kind} form={form} />
            {form.values.subject && (
              <PlaceField
                kind={kind}
                subject={form.values.subject.value}
                needed={form.values.measure === 'hours'}
                {...form.getInputProps('rate_plan_uuid')}
                value={form.values.rate_plan_uuid}
                onChange={(rate_plan_uuid) => {
                  form.setFieldValue('rate_plan_uuid', rate_plan_uuid)
                  form.setFieldValue('tax_category', '')
                }}
              />
            )}
            {kind === 'client' && form.values.subject && (
              <TaxCategoryField
                subject={form.values.subject.value}
                rate_plan_uuid={form.values.rate_plan_uuid}
                {...form.getInputProps('tax_category')}
                value={form.values.tax_category}
              />
            )}
            <FieldRows>
              <SelectField
                label={kind === 'client' ? 'Reason, as the client reads it' : 'Reason, as the assistant reads it'}
                data={reasonOptions(kind).filter(({ value }) => isGivenByStaff(value))}
                {...form.getInputProps('reason_code')}
              />
              <TextField
                type="date"
                label="Effective on"
                description="The day it’s about. It waits for the first document from that day on."
                {...form.getInputProps('effective_date')}
              />
            </FieldRows>
            <TextAreaField
              label="Note (optional, only staff read it)"
              maxLength={2000}
              autosize
              minRows={2}
              {...form.getInputProps('note')}
            />
          </div>
        </Panel>
      )}
    </Form>
  )
}
