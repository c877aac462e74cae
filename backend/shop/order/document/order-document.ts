import { idOf } from '#backend/database/id.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { LIVE_VERSION_ID, dateTime, rowFields, struct } from '#backend/http/struct.ts'
import type { StoredOrder } from '#backend/shop/order/read-order.ts'
import type { OrderDocument } from '#contracts/shop/order.ts'

/** The kind of all documents. */
const TYPE_ID = 'd1c2b3a4958677685940312213243546'
const TYPE_NAMES: Record<LanguageCode, string> = {
  de: 'Anfrage',
  en: 'Quote request',
  nl: 'Offerteaanvraag',
  cs: 'Poptávka',
}

/** Opens the document to a guest. It follows from the secret code of the quote request, and differs from it. */
export const documentCode = ({ deepLinkCode }: Pick<StoredOrder, 'deepLinkCode'>): string =>
  idOf('order-document', deepLinkCode)

/** The PDF of a quote request. There is one of each, and it has the same id. */
export function orderDocument(
  order: StoredOrder,
  language: LanguageCode,
  shows: (below: string) => boolean,
): OrderDocument {
  const { id, orderNumber, createdAt } = order
  const name = TYPE_NAMES[language]
  return struct('document', {
    ...rowFields(createdAt),
    id,
    documentTypeId: TYPE_ID,
    documentType: shows('documentType')
      ? struct('document_type', {
          ...rowFields(),
          id: TYPE_ID,
          name,
          technicalName: 'quote_request',
          translated: { name, customFields: {} },
        })
      : null,
    orderId: id,
    orderVersionId: LIVE_VERSION_ID,
    order: null,
    referencedDocumentId: null,
    referencedDocument: null,
    dependentDocuments: null,
    documentNumber: orderNumber,
    config: {
      name: 'quote_request',
      title: name,
      documentNumber: orderNumber,
      documentDate: dateTime(createdAt),
      displayInCustomerAccount: true,
    },
    sent: true,
    static: false,
    deepLinkCode: documentCode(order),
    fileType: 'pdf',
    documentMediaFileId: id,
    documentMediaFile: shows('documentMediaFile') ? fileOf(order) : null,
    documentA11yMediaFileId: null,
    documentA11yMediaFile: null,
  })
}

/** The file, as a Shopware describes one that has no address of its own. */
const fileOf = ({ id, orderNumber, createdAt }: StoredOrder) =>
  struct('media', {
    ...rowFields(createdAt),
    id,
    url: '',
    path: '',
    alt: null,
    title: null,
    mimeType: 'application/pdf',
    fileName: orderNumber,
    fileExtension: 'pdf',
    fileSize: null,
    metaData: {},
    uploadedAt: dateTime(createdAt),
    hasFile: true,
    private: true,
    config: null,
    thumbnails: [],
    translations: null,
    translated: { alt: null, title: null, customFields: {} },
  })
