import { taxCategoryTitle } from '@talentplace/contract/billing/prices/tax-categories'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useAdjustedRatePlans } from './rate-plan-field.tsx'

interface TaxCategoryFieldProps {
  /** The subscription. */
  readonly subject: string
  /** The place it is about. */
  readonly rate_plan_uuid: string
  /** Empty: as the place, or as all of the subscription. */
  readonly value: string
  readonly error?: string
  readonly onChange: (tax_category: string) => void
  /** By which a form finds it. */
  readonly 'data-path'?: string
}

/** What a client's adjustment is taxed as, of what the subscription is billed as. */
export function TaxCategoryField({ subject, rate_plan_uuid, value, onChange, ...field }: TaxCategoryFieldProps) {
  const { data } = useAdjustedRatePlans('client', subject)
  const categories = data?.tax_categories ?? []
  const ratePlan = data?.places.find((each) => each.rate_plan_uuid === rate_plan_uuid)
  const [first = '', ...others] = categories
  const proposed = ratePlan?.tax_category ?? (others.length === 0 ? first : '')
  const options = categories.map((name) => ({ value: name, label: taxCategoryTitle(name) }))
  return (
    <SelectField
      {...field}
      label="Taxed as"
      description="The services it’s about, so it changes the same taxes that they bear."
      data={proposed === '' ? [{ value: '', label: 'Choose' }, ...options] : options}
      value={value === '' ? proposed : value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
