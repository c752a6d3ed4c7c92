"""Renders the passes that the denoiser needs and writes the finished rendered."""

import os

import bpy
import numpy

GUIDES = {
    "color": "Image",
    "albedo": "Denoising Albedo",
    "normal": "Denoising Normal",
    "depth": "Denoising Depth",
}


def render_beauty(scene, folder, size):
    """Renders the product with its shadow; returns a dictionary of float arrays."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    write_files(scene, folder, GUIDES)
    bpy.ops.render.render()
    return {name: load(folder, name, size) for name in GUIDES}


def render_coverage(scene, floor, folder, size):
    """Renders how much of each pixel the product covers, free of its shadow.

    Samples and seed stay as they were, so that each edge pixel is cut as it was in the rendered.
    """
    floor.hide_render = True
    scene.view_layers[0].material_override = unlit_material()
    scene.cycles.max_bounces = 0
    scene.cycles.use_adaptive_sampling = False
    write_files(scene, folder, {"coverage": "Image"})
    bpy.ops.render.render()
    return load(folder, "coverage", size)[..., 3]


def unlit_material():
    material = bpy.data.materials.new("unlit")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    output, emission = tree.nodes.new("ShaderNodeOutputMaterial"), tree.nodes.new("ShaderNodeEmission")
    tree.links.new(emission.outputs[0], output.inputs["Surface"])
    return material


def write_files(scene, folder, slots):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth, files.format.color_mode = "32", "RGBA"
    files.file_slots.clear()
    for name, output in slots.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])


def load(folder, name, size):
    found = next(file for file in os.listdir(folder) if file.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, found))
    image.alpha_mode = "PREMUL"
    width, height = size
    pixels = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)


def save(scene, rendered, size, path):
    """Writes through the scene's film curve, which therefore acts after denoising."""
    image = bpy.data.images.new("rendered", *size, alpha=True, float_buffer=True)
    image.alpha_mode = "PREMUL"
    image.pixels.foreach_set(numpy.ascontiguousarray(rendered, numpy.float32).ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGBA", "8"
    image.save_render(path, scene=scene)
