/** A call of the embedded shop's Store API without a session, as scripts that guess addresses send it. */
export type StoreApiCall = (path: string, body: object) => Promise<number>

export const BENCH_PASSWORD = 'Bohrung-und-Fase-12'

const ACCESS_KEY = 'SWSCDEMOPROFILWERK00000000'

/** Returns calls that read the whole response and give its status. */
export const storeApi =
  (url: string): StoreApiCall =>
  async (path, body) => {
    const response = await post(url, path, body)
    await response.arrayBuffer()
    return response.status
  }

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/store-api${path}`, {
    method: 'POST',
    headers: { 'sw-access-key': ACCESS_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Body of the registration of a customer in the shop's first country. */
export async function registrationAt(url: string): Promise<(email: string) => object> {
  const { elements } = (await (await post(url, '/country', { limit: 1 })).json()) as { elements: { id: string }[] }
  const countryId = elements[0]?.id
  return (email) => ({
    email,
    password: BENCH_PASSWORD,
    firstName: 'Erika',
    lastName: 'Muster',
    acceptedDataProtection: true,
    storefrontUrl: url,
    billingAddress: { street: 'Am Güterbahnhof 4', zipcode: '33100', city: 'Paderborn', countryId },
  })
}
