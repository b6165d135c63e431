/** The first word of a name: assistants are told no surname of a client. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? ''
}

/** What a client is called; of one who is no company, the first name. */
export function companyView({ company, is_individual }: { company: string; is_individual: boolean }): string {
  return is_individual ? firstName(company) : company
}
