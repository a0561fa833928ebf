import { ApiProblem } from '../../api/api-problem.ts'

/** Asks who is signed in for their password; resolves with whether they confirmed it. */
type Ask = () => Promise<boolean>

let asking: Ask | undefined

/** Lets a screen ask; returns the function that ends it. */
export function onIdentityQuestion(ask: Ask): () => void {
  asking = ask
  return () => {
    asking = undefined
  }
}

/** Makes a call; where the server wants to know first who it is, asks for the password and makes it again. */
export async function withIdentity<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.code !== 'confirm-identity' || !asking) throw problem
    if (!(await asking())) throw problem
    return call()
  }
}
