/** The introduction of the document, in Markdown. */
export const INTRODUCTION = `Every call answers JSON at the path given here, below \`/api\`. The same call answers at the path without \`/api\` too.

**Owners** sign in once: ask for the anti-forgery cookie, then send \`email\` and \`password\` with the cookie and its value in the header \`X-XSRF-TOKEN\`. The answer holds a token and when it expires; it goes with every later call as \`Authorization: Bearer …\`. Nobody sees what belongs to another owner: it is answered as if it did not exist. **Visitors** need no token.

**Refusals** have one shape: a \`code\` for programs, a \`message\` for people and, where fields are at fault, \`errors\` by field. The message comes in the language of \`Accept-Language\`, English or Spanish. A method that an address does not answer is refused with 405 and \`Allow\`.

**Bodies** are JSON, and forms (\`multipart/form-data\`) where they hold files. **Money** is in the landing's currency, which answers name beside it, with that currency's decimals at most. **Dates** are answered as \`yyyy-mm-dd\` and **times** as \`HH:mm\`, both on the clock of the rental place; \`dd-mm-yyyy\` and AM/PM are understood as well. **Pictures** are served below \`/storage/\`, at the path an answer names.`
