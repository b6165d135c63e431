/** Where the documents of tests say that an invoice can be paid, and who to ask. */
export const testSite = { publicUrl: 'https://talentplace.test', support: 'clients@talentplace.example' }

/** What a document in English is written with. */
export const inEnglish = { language: 'en', roles: {} } as const
