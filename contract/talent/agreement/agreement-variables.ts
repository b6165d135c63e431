/** What is filled in for each assistant where the agreement says `{{…}}`. */
export const agreementVariables = ['full_name', 'address', 'start_date', 'pay_rates', 'company'] as const
export type AgreementVariable = (typeof agreementVariables)[number]

const marks = /\{\{\s*([^{}]*?)\s*\}\}/g
const isVariable = (name: string): name is AgreementVariable => agreementVariables.some((each) => each === name)

/** The marks of a text that stand for nothing we could fill in. */
export function unknownVariables(text: string): string[] {
  return [...text.matchAll(marks)].map(([, name = '']) => name).filter((name) => !isVariable(name))
}

/** The text with everything filled in; a mark that stands for nothing stays as it is. */
export function filledText(text: string, values: Readonly<Record<AgreementVariable, string>>): string {
  return text.replaceAll(marks, (mark, name: string) => (isVariable(name) ? values[name] : mark))
}
