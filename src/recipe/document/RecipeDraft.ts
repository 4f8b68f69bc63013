import type { List, Nodes } from 'mdast';
import type { Block, Label } from './blocks';
import { IngredientCollector } from './collectIngredients';
import { NoteCollector } from './collectNotes';
import { StepCollector } from './collectSteps';
import type { Span, UnmarkedHeading } from './RecipeDocument';
import { type Section, sectionOf } from './vocabulary';

/** Collects a recipe while the reader goes through its blocks in order. */
export class RecipeDraft {
  readonly ingredients: IngredientCollector;
  readonly steps = new StepCollector();
  readonly notes = new NoteCollector();
  readonly headings: UnmarkedHeading[] = [];
  /** Blocks that may give servings and times. */
  readonly factBlocks = new Set<Block>();
  /** The headings of ingredients, which may give servings. */
  readonly ingredientHeadings: { text: string; span: Span }[] = [];
  section: Section | null = null;
  /** The rank of the heading that opened the section. */
  rank = 0;
  /** The place of the first block of ingredients, steps or notes. */
  end: number;
  mayLackSteps = false;
  mayLackIngredients = false;
  /** Whether a heading that only names the method is still to come. */
  isAboveMethod = false;
  /** Lists above the steps that may be ingredients. */
  readonly plainLists: List[] = [];

  private readonly source: string;
  private readonly places: ReadonlyMap<Nodes, number>;
  /** The place of the last block that may say what to do. */
  private readonly lastWork: number;

  constructor(blocks: readonly Block[], source: string) {
    this.source = source;
    this.ingredients = new IngredientCollector(source);
    this.end = blocks.length;
    this.places = new Map(blocks.map(({ node }, at) => [node, at]));
    this.lastWork = blocks.findLastIndex(
      (block) =>
        (block.kind === 'list' && block.node.ordered === true) ||
        (block.kind === 'label' && sectionOf(block.label.text) === 'method'),
    );
  }

  open(section: Section, rank: number): void {
    this.section = section;
    this.rank = rank;
  }

  /** Says that ingredients, steps or notes begin with this node. The first such node counts. */
  markEnd(node: Nodes): void {
    this.end = Math.min(this.end, this.places.get(node) ?? this.end);
  }

  /** Remembers a paragraph that is only a heading. */
  addHeading({ node, rest }: Label, rank: UnmarkedHeading['rank']): void {
    if (node.type === 'paragraph' && !rest) this.headings.push({ node, rank });
  }

  addFacts(block: Block | null): void {
    if (block) this.factBlocks.add(block);
  }

  /** Takes the first plain list above the steps as the ingredients, if there are no others. */
  finish(): void {
    const [plain] = this.plainLists;
    if (this.ingredients.isEmpty && plain && !this.steps.isEmpty) this.ingredients.addList(plain);
  }

  get hasAllIngredients(): boolean {
    return !this.ingredients.isEmpty && !this.mayLackIngredients;
  }

  get hasAllSteps(): boolean {
    return !this.steps.isEmpty && !this.mayLackSteps && !this.isCutOff();
  }

  /** Whether a model stopped within its last step. */
  private isCutOff(): boolean {
    const { texts } = this.steps;
    const last = texts.at(-1) ?? '';
    const others = texts.slice(0, -1);
    const ended = others.filter(endsSentence).length;
    const isAtEnd = this.source.trimEnd().endsWith(last.slice(-12));
    return isAtEnd && !endsSentence(last) && ended > 0 && ended * 2 > others.length;
  }

  /** Whether nothing in the text is marked as work. */
  get lacksWork(): boolean {
    return this.lastWork < 0 && this.steps.isEmpty;
  }

  hasWorkBehind(node: Nodes): boolean {
    return this.lastWork > (this.places.get(node) ?? 0);
  }
}

function endsSentence(text: string): boolean {
  return /[.!?…:)\]"”»*。！？]\s*$/u.test(text) || /\p{Extended_Pictographic}\ufe0f?$/u.test(text);
}
