import type { InspectionEvent } from 'xstate';
import type { Choice } from '../../machines/connection/connectionMachine';
import type { Page } from './Page';
import type { Parts } from './parts';

export interface Inspection {
  inspect(event: InspectionEvent): void;
  /** Keeps a secret out of all that the tools receive. */
  hide(secret: string): void;
}

/** Views get what they need of these as props. */
export interface Application extends Page {
  /** Whether a model of this choice can change a recipe by the visitor's words. */
  takesConversation(choice: Choice): boolean;
  /** `sample` counts if the host has no model. */
  needsNetwork(choice: Choice): boolean;
  parts: Parts;
  /** Prepares the connection before a request needs it. Never rejects. */
  warmUpConnection(): Promise<void>;
  /** Stops all actors and listeners, and each part that arrives later. */
  stop(): void;
}
