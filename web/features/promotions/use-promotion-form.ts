import '@talentplace/contract/shared/without-code-generation'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { promotionForm } from '@talentplace/contract/promotions/promotion.routes'
import { bodyOf, type PromotionValues } from './promotion-values.ts'

export type PromotionFormState = UseFormReturnType<PromotionValues>

/** Which instant a text means is asked later; among each other they have the same order. */
const inUtc = (text: string) => `${text}:00Z`

/** The contract's own rules and messages. */
export function problemsOf(values: PromotionValues): Record<string, string> {
  const { redeemable_from, redeemable_until } = values
  const until = redeemable_until === '' ? null : inUtc(redeemable_until)
  const { error } = promotionForm.safeParse(bodyOf(values, { from: inUtc(redeemable_from), until }))
  const problems: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= message
  if (redeemable_from === '') problems['redeemable_from'] = 'Required'
  return problems
}

export function usePromotionForm(initialValues: PromotionValues): PromotionFormState {
  return useForm<PromotionValues>({ initialValues, clearInputErrorOnChange: true, validate: problemsOf })
}
