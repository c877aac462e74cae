import { fileWith, galleryOf, type Quirk } from './quirk.ts'

/** Files and pictures. */
export const FILE_QUIRKS: Record<string, Quirk> = {
  'a file of the new style is flat and has a url': {
    type: 'image',
    content: {
      gallery: galleryOf({ url: 'https://cms.example.com/fileadmin/a.png', mimeType: 'image/png', width: 3 }),
    },
    expected: { gallery: { items: [{ file: { url: 'https://cms.example.com/fileadmin/a.png', width: 3 } }] } },
  },
  'the last row of a gallery has null where no file is left': {
    type: 'image',
    content: { gallery: galleryOf(fileWith('https://cms.example.com/fileadmin/a.png'), null) },
    expected: { gallery: { items: [{ kind: 'image' }], columns: 2 } },
  },
  'texts of a file are null': {
    type: 'image',
    content: {
      gallery: galleryOf(fileWith('/fileadmin/a.png', { title: null, alternative: null, description: null })),
    },
    expected: { gallery: { items: [{ caption: '', file: { alternative: '', title: '' } }] } },
  },
  'a cache buster stays part of the address': {
    type: 'image',
    content: { gallery: galleryOf(fileWith('https://cms.example.com/fileadmin/a.png?1795')) },
    expected: { gallery: { items: [{ file: { url: 'https://cms.example.com/fileadmin/a.png?1795' } }] } },
  },
  'a video of a host is known by its type': {
    type: 'textmedia',
    content: {
      gallery: galleryOf(
        fileWith('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', {
          type: 'video',
          mimeType: 'video/youtube',
          originalUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        }),
      ),
    },
    expected: { gallery: { items: [{ kind: 'video', original: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }] } },
  },
  'a file without properties has an empty array': {
    type: 'image',
    content: { gallery: galleryOf({ publicUrl: 'https://cms.example.com/fileadmin/a.png', properties: [] }) },
    expected: { gallery: { items: [{ kind: 'image', file: { alternative: '', width: 0, height: 0 } }] } },
  },
  'sizes of a file are numbers as texts, and the formatted size is a text': {
    type: 'uploads',
    content: {
      media: [
        fileWith('https://cms.example.com/fileadmin/A%20b.PDF', {
          title: null,
          filename: 'A b.PDF',
          extension: null,
          size: '579 KB',
          dimensions: { width: '0', height: '0' },
        }),
      ],
    },
    expected: { files: [{ name: 'A b.PDF', extension: 'pdf', size: '579 KB' }] },
  },
  'a single file is a file, not a list': {
    type: 'site_split',
    content: { media: fileWith('/fileadmin/a.png'), mediaPosition: 'right' },
    expected: { media: { url: 'https://cms.example.com/fileadmin/a.png' } },
  },
  'a crop decoded to an object has the part that must stay in view': {
    type: 'site_split',
    content: {
      media: fileWith('/fileadmin/a.png', {
        crop: { default: { cropArea: [], focusArea: { x: '0.7', y: 0.1, width: 0.2, height: 0.1 } } },
      }),
    },
    expected: { media: { focus: { x: 'right', y: 'top' } } },
  },
  'a crop without such a part, and a text in its place': {
    type: 'image',
    content: {
      gallery: galleryOf(
        fileWith('/fileadmin/a.png', { crop: { default: { focusArea: null } } }),
        fileWith('/fileadmin/b.png', { crop: 'x' }),
      ),
    },
    expected: { gallery: { items: [{ file: { focus: undefined } }, { file: { focus: undefined } }] } },
  },
  'crops of one screen, each with its size; the default one is the file itself': {
    type: 'image',
    content: {
      gallery: galleryOf({
        ...fileWith('https://cms.example.com/fileadmin/a.png'),
        cropVariants: {
          default: fileWith('https://cms.example.com/fileadmin/d.png', { dimensions: { width: 9, height: 9 } }),
          mobile: fileWith('https://cms.example.com/fileadmin/m.png', { dimensions: { width: '3', height: '4' } }),
        },
        urlLqip: 'https://cms.example.com/fileadmin/tiny.png',
      }),
    },
    expected: {
      gallery: {
        items: [
          {
            file: {
              url: 'https://cms.example.com/fileadmin/a.png',
              sources: [{ srcSet: 'https://cms.example.com/fileadmin/m.png', width: 3, height: 4 }],
            },
          },
        ],
      },
    },
  },
  'films and sounds of the site are files too': {
    type: 'textmedia',
    content: {
      gallery: galleryOf(
        fileWith('https://cms.example.com/fileadmin/a.mp4', { type: 'video', mimeType: 'video/mp4' }),
        fileWith('https://cms.example.com/fileadmin/a.mp3', { type: 'audio', mimeType: 'audio/mpeg' }),
      ),
    },
    expected: { gallery: { items: [{ kind: 'video' }, { kind: 'audio' }] } },
  },
  'the link of a picture is an object, or its address alone': {
    type: 'image',
    content: {
      gallery: galleryOf(
        fileWith('/fileadmin/a.png', { link: 't3://page?uid=4', linkData: { href: '/de/a', title: null } }),
        fileWith('/fileadmin/b.png', { link: '/de/b', linkData: null }),
        fileWith('/fileadmin/c.png', { link: null, linkData: '' }),
      ),
    },
    expected: { gallery: { items: [{ link: { href: '/de/a' } }, { link: { href: '/de/b' } }, { link: undefined }] } },
  },
  'a gallery beside a text, with numbers as texts': {
    type: 'textpic',
    content: {
      bodytext: '<p>a</p>',
      enlargeImageOnClick: '1',
      gallery: {
        position: { horizontal: 'right', vertical: 'intext', noWrap: '1' },
        count: { files: '1', columns: '1', rows: '1' },
        border: { enabled: 1, width: '0', padding: null },
        rows: { 1: { columns: { 1: fileWith('/fileadmin/a.png') } } },
      },
    },
    expected: {
      enlarges: true,
      gallery: { columns: 1, hasBorder: true, position: { horizontal: 'right', vertical: 'intext', noWrap: true } },
    },
  },
}
